console.error("Looking for ink");
throw new Error("There is none");
