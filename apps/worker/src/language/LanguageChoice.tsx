import { Banner } from '@repo/ui/components/Banner';
import { ToggleGroup } from '@repo/ui/components/ToggleGroup';
import { Stack } from '@repo/ui/primitives/Stack';
import { useState } from 'react';
import { languageNames, languages, type Language } from './languages.ts';
import { useLanguage } from './use-language.ts';

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** English or Kiswahili. Compact in the header of a page. */
export function LanguageChoice({ compact = false }: { readonly compact?: boolean }) {
  const { language, choose, say } = useLanguage();
  /** The language that is loading. The choice shows it at once, and the messages follow. */
  const [coming, setComing] = useState<Language>();
  const [failed, setFailed] = useState(false);
  const change = async (next: Language) => {
    setFailed(false);
    setComing(next);
    try {
      await choose(next);
    } catch {
      setFailed(true);
    }
    setComing((latest) => (latest === next ? undefined : latest));
  };
  return (
    <Stack gap="small">
      <ToggleGroup
        label={say('language.label')}
        options={options}
        value={coming ?? language}
        onChange={(next) => void change(next)}
        compact={compact}
      />
      {failed && <Banner tone="danger">{say('language.failed')}</Banner>}
    </Stack>
  );
}
