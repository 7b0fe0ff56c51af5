// What node-polyglot asks of `object.entries`: every browser of ours has it, no polyfill is needed.
module.exports = Object.entries;
