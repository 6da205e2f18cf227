import { makeIcon } from './make-icon.tsx';

export const EditIcon = makeIcon(
  <>
    <path d="m4.5 19.5.9-3.9L15.9 5.1a1.9 1.9 0 0 1 2.7 0l.3.3a1.9 1.9 0 0 1 0 2.7L8.4 18.6l-3.9.9Z" />
    <path d="m14 7 3 3" />
  </>,
);
