import { failureOf } from '@repo/api-client/client/failure';
import { saveReferences, type OwnReference } from '@repo/api-client/queries/references';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { namedRows, type Row } from './reference-values.ts';
import { cacheReferences } from './references-query.ts';

interface Saving {
  readonly row: Row;
  /** After it was saved, on the screen. */
  readonly afterwards: () => void;
}

/** Saves one reference that was sent before. The others go along as they were sent: the service takes the whole list. */
export function useSaveReference(
  references: readonly OwnReference[],
  onSaved: (id: string, saved: readonly OwnReference[]) => void,
) {
  const failureWords = useFailureWords();
  const [id, setId] = useState<string>();
  const { error, busy, run, forgetError } = useAction(
    ({ row }: Saving) =>
      saveReferences(
        client,
        namedRows(references).map((known) => (known.id === row.id ? row : known)),
      ),
    (saved, { row, afterwards }) => {
      onSaved(row.id, saved);
      cacheReferences(saved);
      afterwards();
    },
  );
  const failure = failureOf(error);
  const [atField] = failure?.kind === 'api' ? Object.values(failure.fields) : [];
  return {
    start: (saving: Saving) => {
      setId(saving.row.id);
      run(saving);
    },
    forgetError,
    isBusy: (reference: string) => busy && id === reference,
    /** Why the reference was not saved at the last attempt: what the service says of its field, else of all. */
    failureOf: (reference: string): string | null =>
      error === null || id !== reference ? null : (atField ?? failureWords(error, 'references.failed')),
  };
}
