import { makeIcon } from './make-icon.tsx';

export const ProgressIcon = makeIcon(
  <>
    <path d="M12 3a9 9 0 1 0 9 9" />
    <path d="M12 7.5v4.7l3 1.8" />
  </>,
);
