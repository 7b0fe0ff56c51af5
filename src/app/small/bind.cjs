// What node-polyglot asks of `function-bind`: every browser of ours has it.
module.exports = Function.prototype.bind;
