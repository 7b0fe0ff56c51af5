export default { readOnly: true };
