import { dropFile, keepFile, readFile } from '@repo/app-shell/drafts/file-drafts';
import type { DraftKey } from '@repo/app-shell/drafts/draft-store';
import type { PhotoUploadProps } from '@repo/ui/components/PhotoUpload';
import { useEffect, useRef, useState } from 'react';
import type { PlainKey } from '../language/catalogue.ts';
import { session } from '../session/session.ts';

type Refused = Parameters<PhotoUploadProps['onRefuse']>[0];

const refusals = {
  size: 'complete.photo.size',
  kind: 'complete.photo.kind',
  empty: 'complete.photo.empty',
} as const satisfies Readonly<Record<Refused, PlainKey>>;

export interface SentPhoto {
  readonly file: Blob | undefined;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/** The photo that she has, and the one that she chose in its place: it goes with a form, and is kept until it went. */
export function useChosenPhoto(form: string, stored = '') {
  const [key] = useState<DraftKey>(() => ({ person: session.person(), form, subject: 'photo' }));
  const [chosen, setChosen] = useState<Blob>();
  const [percent, setPercent] = useState<number>();
  const [refusal, setRefusal] = useState<PlainKey>();
  const sending = useRef<AbortController>(undefined);

  useEffect(() => {
    let isHere = true;
    // One that was chosen meanwhile is the newer.
    void readFile(key).then((kept) => isHere && setChosen((newer) => newer ?? kept));
    return () => {
      isHere = false;
    };
  }, [key]);

  const choose = (file: Blob | undefined) => {
    setRefusal(undefined);
    setChosen(file);
    void (file === undefined ? dropFile(key) : keepFile(key, file));
  };
  return {
    chosen,
    /** What the completion counts. */
    isThere: chosen !== undefined || stored !== '',
    stored,
    percent,
    refusal,
    choose,
    refuse: (reason: Refused) => setRefusal(refusals[reason]),
    /** Hands it to whoever sends it, with what tells how much of it has left. */
    send: async <T>(work: (sent: SentPhoto) => Promise<T>): Promise<T> => {
      sending.current = new AbortController();
      try {
        return await work({ file: chosen, onProgress: setPercent, signal: sending.current.signal });
      } finally {
        setPercent(undefined);
      }
    },
    /** The profile stands then, and the photo waits here. */
    cancel: () => sending.current?.abort(),
    /** It is there: what was kept of it here is of no more use. */
    forget: () => dropFile(key),
  };
}

export type ChosenPhoto = ReturnType<typeof useChosenPhoto>;
