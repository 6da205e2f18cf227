import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { ReportCodeField } from '@repo/ui/components/ReportCodeField';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { addressIn, type Language } from '../../site/languages.ts';
import { wordsOf } from './words.ts';

/** Leads to the page of a code. A plain form, because nothing here needs a script. */
export function CodeForm({
  language,
  typed,
  error,
}: {
  readonly language: Language;
  /** The text in the field, on a page that answers it: the reader compares it with the paper, and types it again. */
  readonly typed?: string;
  readonly error?: string;
}) {
  const { check, where } = wordsOf[language];
  return (
    <Card>
      <form action={addressIn(language, '/r')} method="get">
        <Stack>
          <ReportCodeField
            id="code"
            name="code"
            label={check.label}
            hint={check.hint}
            error={error}
            required
            value={typed ?? ''}
            focused={typed !== undefined}
            maxLength={MAXIMUM_LENGTH}
          />
          <Button type="submit">{check.send}</Button>
          <Text tone="muted">{where.told}</Text>
        </Stack>
      </form>
    </Card>
  );
}

/** Room for the whole link of a report, and for the spaces and other characters of a copied code. */
const MAXIMUM_LENGTH = 200;
