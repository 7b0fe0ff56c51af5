// What a styled element keeps for itself; all else is an attribute, as the types check. Emotion's own list of every
// attribute takes 1.9 kB brotli of the first load.
export default (name) => name !== 'as' && name !== 'sx' && name !== 'theme';
