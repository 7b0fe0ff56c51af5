// What node-polyglot asks of `hasown`: every browser of ours has it, no polyfill is needed.
module.exports = Object.hasOwn;
