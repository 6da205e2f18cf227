export const uploadStates = ['empty', 'chosen', 'uploading', 'done', 'failed'] as const;

/** How far it is. The app does the uploading, and keeps this for as long as the screen stands. */
export type UploadState<Chosen> =
  | { state: 'empty'; file?: never; percent?: never; error?: string | undefined }
  | { state: 'chosen' | 'done'; file: Chosen; percent?: never; error?: string | undefined }
  | {
      state: 'uploading';
      file: Chosen;
      /** 0 to 100; left out where it is not known. */
      percent?: number | undefined;
      error?: string | undefined;
    }
  | {
      state: 'failed';
      file: Chosen;
      percent?: never;
      /** What went wrong and what to do: 'The connection was lost. Try again.' */
      error: string;
    };

export interface UploadWords {
  choose: string;
  /** After `choose`, where there is a mouse. */
  drop: string;
  replace: string;
  remove: string;
  cancel: string;
  retry: string;
  /** One each for what is there. */
  chosen: string;
  uploading: string;
  done: string;
  failed: string;
}
