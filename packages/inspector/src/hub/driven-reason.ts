/** Why something happens that a viewer wanted. */
export const DRIVEN = "Somebody at the inspector wanted it so";
