import { makeIcon } from './make-icon.tsx';

export const CameraIcon = makeIcon(
  <>
    <path d="M3.5 7.5h4L9 5h6l1.5 2.5h4v12h-17z" />
    <circle cx="12" cy="13" r="3.5" />
  </>,
);
