"""Learns the storyteller's vocabulary from corpus.txt, and writes vocab.json and ids.bin.

Byte-pair encoding over words: the pair that is met most often is joined, until there are 512 tokens.
Nothing is joined across the end of a word.
"""

import collections
import json
import re

import numpy

SIZE = 512
WORD = re.compile(r" ?[A-Za-z]+|[^A-Za-z]")


def join(pieces, pair):
    joined = []
    for piece in pieces:
        if joined and (joined[-1], piece) == pair:
            joined[-1] += piece
        else:
            joined.append(piece)
    return joined


def learn(words):
    pieces = {word: list(word) for word in words}
    vocabulary = sorted({character for word in words for character in word})
    while len(vocabulary) < SIZE:
        met = collections.Counter()
        for word, count in words.items():
            for pair in zip(pieces[word], pieces[word][1:]):
                met[pair] += count
        if not met:
            break
        pair = met.most_common(1)[0][0]
        vocabulary.append("".join(pair))
        pieces = {word: join(split, pair) for word, split in pieces.items()}
    return vocabulary, pieces


def main():
    with open("corpus.txt") as file:
        text = file.read()
    vocabulary, pieces = learn(collections.Counter(WORD.findall(text)))
    ids = {token: at for at, token in enumerate(vocabulary)}
    encoded = [ids[token] for word in WORD.findall(text) for token in pieces[word]]
    numpy.array(encoded, dtype=numpy.uint16).tofile("ids.bin")
    with open("vocab.json", "w") as file:
        json.dump(vocabulary, file)
    print(f"{len(vocabulary)} tokens, {len(encoded)} of them in the corpus")


if __name__ == "__main__":
    main()
