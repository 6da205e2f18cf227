import type { DocumentKind } from '@repo/domain/document';
import type { UploadRefusal } from '@repo/ui/components/FileUpload';
import { useRef, useState } from 'react';
import type { PlainKey } from '../../language/catalogue.ts';
import { refusals } from './document-words.ts';
import { isReadable } from './is-readable.ts';
import { send } from './sendings.ts';

/** Sends a chosen file, or refuses it at once: one that is too large, of another kind, or not what its name says. */
export function useChooseFile(slot: DocumentKind) {
  const [refusal, setRefusal] = useState<PlainKey>();
  const latest = useRef<File>(undefined);
  return {
    refusal,
    refuse: (reason: UploadRefusal) => setRefusal(refusals[reason]),
    choose: async (file: File) => {
      latest.current = file;
      setRefusal(undefined);
      const isSound = await isReadable(file);
      // She may have chosen another one while the browser read it.
      if (latest.current !== file) return;
      if (isSound) void send(slot, file);
      else setRefusal(refusals.empty);
    },
  };
}
