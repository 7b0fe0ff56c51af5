/**
 * When react-hook-form checks what is typed: when its field is left, and when the form is sent. Nothing may come
 * up while somebody types, because a screen reader interrupts them with it. `FieldInput` checks what is chosen.
 */
export const CHECKED_WHEN_LEFT = { mode: 'onBlur', reValidateMode: 'onBlur' } as const;
