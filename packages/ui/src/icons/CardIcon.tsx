import { makeIcon } from './make-icon.tsx';

export const CardIcon = makeIcon(
  <>
    <rect x="2.5" y="5" width="19" height="14" rx="2.5" />
    <path d="M2.5 9.8h19M6.5 15h3" />
  </>,
);
