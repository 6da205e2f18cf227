import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { TextField } from '@repo/ui/components/TextField';
import { Stack } from '@repo/ui/primitives/Stack';
import { addressIn, type Language } from '../../site/languages.ts';
import { wordsOf } from './words.ts';

/** Leads to the page of a code. A plain form, because nothing here needs a script. */
export function CodeForm({
  language,
  typed = '',
  isRefused = false,
}: {
  readonly language: Language;
  /** The text in the field. */
  readonly typed?: string;
  readonly isRefused?: boolean;
}) {
  const words = wordsOf[language].check;
  return (
    <Card>
      <form action={addressIn(language, '/r')} method="get">
        <Stack>
          <TextField
            id="code"
            name="code"
            label={words.label}
            hint={words.hint}
            error={isRefused ? words.refused : undefined}
            required
            value={typed}
            autoComplete="off"
            maxLength={MAXIMUM_LENGTH}
            // No script runs on this page: the browser keeps the typed text and sends it.
            onChange={() => undefined}
          />
          <Button type="submit">{words.send}</Button>
        </Stack>
      </form>
    </Card>
  );
}

/** Room for the whole link of a report, and for the spaces and other characters of a copied code. */
const MAXIMUM_LENGTH = 200;
