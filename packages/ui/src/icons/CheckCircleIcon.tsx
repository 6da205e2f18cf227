import { makeIcon } from './make-icon.tsx';

export const CheckCircleIcon = makeIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.3 2.8 2.8L16 9.7" />
  </>,
);
