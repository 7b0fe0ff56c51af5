// What emotion asks of `hoist-non-react-statics`: it copies statics in `withTheme`, which we do not use.
module.exports = (target) => target;
