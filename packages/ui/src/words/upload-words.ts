/** The words of an upload's buttons and states. */
export interface UploadWords {
  choose: string;
  /** After `choose`, on devices with a mouse. */
  drop: string;
  /** On phones, for uploads with a camera. */
  camera: string;
  replace: string;
  remove: string;
  cancel: string;
  retry: string;
  /** One for each state. */
  chosen: string;
  uploading: string;
  done: string;
  failed: string;
  /** The accepted files: 'JPG, PNG up to 5MB'. */
  limits: (kinds: string, size: string) => string;
}
