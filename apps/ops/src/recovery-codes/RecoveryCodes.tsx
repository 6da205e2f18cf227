import { saveText } from '@repo/app-shell/browser/save-file';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { brand } from '@repo/domain/brand';
import { Button } from '@repo/ui/components/Button';
import { CodeList } from '@repo/ui/components/CodeList';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { DownloadIcon } from '@repo/ui/icons/DownloadIcon';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { useState } from 'react';

/** Ten codes on a sheet, to copy or to save. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const [isCopied, setCopied] = useState(false);
  const copying = useAction(
    () => navigator.clipboard.writeText(codes.join('\n')),
    () => setCopied(true),
  );
  const save = () => saveText(`${brand.name}-recovery-codes.txt`, `${codes.join('\n')}\n`);
  return (
    <Stack gap="small">
      <CodeList label="Recovery codes" codes={codes} />
      <Inline>
        <Button variant="secondary" size="small" icon={<DownloadIcon />} onClick={save}>
          Save as a file
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={isCopied ? <CheckIcon /> : undefined}
          onClick={() => copying.run(undefined)}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </Inline>
    </Stack>
  );
}
