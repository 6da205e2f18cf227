import { makeIcon } from './make-icon.tsx';

export const FlagIcon = makeIcon(
  <path d="M5.5 21.5v-18M5.5 4.5c4-2.3 7 2 13 .2l-2.3 4.6 2.3 4.5c-6 1.8-9-2.4-13 0" />,
);
