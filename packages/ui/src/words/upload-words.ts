/** The words of an upload's buttons and states. */
export interface UploadWords {
  choose: string;
  /** After `choose`, where there is a mouse. */
  drop: string;
  /** On phones, for what has a camera. */
  camera: string;
  replace: string;
  remove: string;
  cancel: string;
  retry: string;
  /** One each for what is there. */
  chosen: string;
  uploading: string;
  done: string;
  failed: string;
  /** What may be chosen: 'JPG, PNG up to 5MB'. */
  limits: (kinds: string, size: string) => string;
}
