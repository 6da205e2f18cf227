import { makeIcon } from './make-icon.tsx';

export const PhoneIcon = makeIcon(
  <>
    <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" />
    <path d="M11 18.3h2" />
  </>,
);
