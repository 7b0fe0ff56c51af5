import { styled } from '@mui/material/styles';

/** Several controls of one field; named by `aria-labelledby`, without the look of a fieldset. */
export const FieldGroup = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
});
