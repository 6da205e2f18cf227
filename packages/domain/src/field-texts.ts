/** Texts about a field that several forms share, on the screen and as a refusal of the service. */
export const NAME_MISSING = 'Name is required';
export const PHONE_MISSING = 'Phone number is required';
export const PHONE_INVALID = 'Please enter a valid Kenyan phone number';
