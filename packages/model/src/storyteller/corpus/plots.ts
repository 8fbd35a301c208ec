import type { Choice } from "./choice.ts";
import type { Scene } from "./scene.ts";

/** What happens in the middle of a story. */
export type Plot = (scene: Scene, choose: Choice) => readonly string[];

/** Something is lost, and an animal helps to find it. */
const lost: Plot = ({ name, He, he, thing, animal, AnAnimal, sad, glad }, choose) => [
  choose(
    `But then the ${thing} was gone!`,
    `Suddenly, the wind took the ${thing} away.`,
    `Then the ${thing} fell into the water.`,
  ),
  `${name} felt ${sad}. "${choose("Where is my", "Oh no, I lost my", "Who can help me find my")} ${thing}?" ${he} said.`,
  `${AnAnimal.replace(animal, `${choose("small", "friendly", "wise", "funny")} ${animal}`)} came out of the ${choose("grass", "bushes", "trees", "shadows")}. "${choose("I can help you", "Do not worry", "Let us look together")}," said the ${animal}.`,
  `They looked ${choose("under the leaves", "behind the rocks", "near the water", "all around")} and ${choose("up in the trees", "inside a big log", "beside the path")}.`,
  `At last, the ${animal} found the ${thing}. "${choose("Here it is", "Look, I found it", `Is this your ${thing}`)}!" ${choose("it said", `said the ${animal}`)}.`,
  `${name} was so ${glad}. ${He} hugged the ${animal} and said, "Thank you, my friend."`,
];

/** An animal is sad, and is helped. */
const comforted: Plot = ({ name, He, he, his, thing, animal, anAnimal, ...scene }, choose) => [
  `${He} met ${anAnimal} who was ${scene.sad}.`,
  `"${choose("Why are you so sad", "What is wrong", "Can I help you")}?" asked ${name}.`,
  `"${choose("I am lost and I cannot find my home", "I have no one to play with", "I am very hungry")}," said the ${animal}.`,
  `${name} thought for a moment. Then ${he} ${choose(`gave the ${animal} some ${scene.food}`, `shared ${his} ${scene.food} with the ${animal}`, `took the ${animal} by the hand`)}.`,
  `They ${choose("sang a song", "told funny stories", `played with the ${thing}`, `walked to the ${scene.elsewhere}`)} together until the sun went down.`,
  `The ${animal} smiled. "${choose("You are very kind", "You are my best friend", "I am not sad anymore")}," it said.`,
];

/** Two friends want the same thing. */
const shared: Plot = ({ name, his, friend, thing, sad }, choose) => [
  `${name} and ${his} friend ${friend} both wanted the ${thing}.`,
  `"${choose("It is mine", "I saw it first", "Give it to me")}!" said ${friend}. They ${choose("pulled and pulled", "started to shout", "were both angry")}.`,
  `Then the ${thing} ${choose("broke", "fell on the ground", "made a loud crack")}. They both felt ${sad}.`,
  `"I am sorry," said ${name}. "${choose("We can share", "Let us fix it together", "You can play with it first")}."`,
  `${friend} smiled and said, "${choose("I am sorry too", "That is a good idea", "Yes, let us do it")}."`,
  `They ${choose(`fixed the ${thing} with some string`, `took turns with the ${thing}`, `painted the ${thing} together`)} and had a lot of fun.`,
];

/** Something is hard to make, and works in the end. */
const baked: Plot = ({ name, He, his, animal, AnAnimal, food, glad }, choose) => [
  `${He} wanted to ${choose("make some", "bake some", "bring some")} ${food} for ${his} ${choose("mom", "dad", "grandma", "grandpa")}.`,
  `But it was ${choose("very hard", "not easy", "too much work")}. ${name} tried ${choose("again and again", "three times", "all morning")}, but ${choose("it did not work", "everything fell down", "something was missing")}.`,
  `${AnAnimal} watched from the window. "${choose("Do not give up", "Try once more", "You need to go slowly")}," said the ${animal}.`,
  `So ${name} ${choose("took a deep breath", "sat down and thought", "counted to ten")} and tried ${choose("once more", "one last time", "again")}.`,
  `This time, it worked! The ${food} smelled ${choose("so good", "sweet and warm", "wonderful")}.`,
  `Everyone ate the ${food} together, and ${name} was very ${glad}.`,
];

/** A secret leads to a friend. */
const followed: Plot = ({ name, He, he, thing, animal, anAnimal, elsewhere, food }, choose) => [
  `Inside the ${thing} there was a ${choose("little door", "secret note", "tiny light", "small map")}.`,
  `"${choose("What could this be", "How strange", "Wow, look at this")}?" said ${name}. ${He} ${choose("was a little scared", "felt very curious", "could not wait")}.`,
  `${He} followed it past the ${elsewhere} and over the ${choose("big rocks", "little stream", "green hill", "old fence")}.`,
  `At the end of the path, ${he} saw ${anAnimal} with ${choose("a warm smile", "a big box", `a plate of ${food}`)}.`,
  `"${choose("I have been waiting for you", `Welcome, ${name}`, "You found me")}," said the ${animal}. "${choose(`Come and have some ${food}`, "This gift is for you", "Now we can be friends")}."`,
  `${name} laughed, and they ${choose("danced", `ate ${food}`, "played all day")} by the ${elsewhere}.`,
];

/** An animal is stuck, and somebody is brave. */
const rescued: Plot = ({ name, He, he, thing, animal, anAnimal, glad }, choose) => [
  `On the way, ${he} heard a ${choose("soft", "loud", "funny", "strange")} sound. It was ${anAnimal} stuck in ${choose("the mud", "a bush", "a hole", "the net")}.`,
  `"${choose("Help", "Please help me", "Oh, help me please")}!" cried the ${animal}.`,
  `${name} was ${choose("scared", "nervous", "shy")}, but ${he} wanted to be brave. ${He} used the ${thing} to ${choose("pull", "lift", "free")} the ${animal} ${choose("out", "up", "out slowly")}.`,
  `"${choose("You saved me", "You are so brave", `Thank you, ${name}`)}!" said the ${animal}.`,
  `Then the ${animal} showed ${name} the way to ${choose("a hidden garden", "a field of berries", "the top of the hill", "a nest full of eggs")}.`,
  `${name} felt ${glad} and ${choose("a little bigger than before", "very brave", "warm inside")}.`,
];

/** The six things that can happen. */
export const PLOTS: readonly Plot[] = [lost, comforted, shared, baked, followed, rescued];
