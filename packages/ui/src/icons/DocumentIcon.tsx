import { makeIcon } from './make-icon.tsx';

export const DocumentIcon = makeIcon(
  <>
    <path d="M6 3h8l4.5 4.5V21H6a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 6 3Z" />
    <path d="M13.5 3v5h5M8.5 12.5h7M8.5 16.5h5" />
  </>,
);
