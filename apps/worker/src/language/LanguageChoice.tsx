import { Banner } from '@repo/ui/components/Banner';
import { ToggleGroup } from '@repo/ui/components/ToggleGroup';
import { Stack } from '@repo/ui/primitives/Stack';
import { useState } from 'react';
import { languageNames, languages, type Language } from './languages.ts';
import { useLanguage } from './use-language.ts';

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** English or Kiswahili. */
export function LanguageChoice() {
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
      />
      {failed && <Banner tone="danger">{say('language.failed')}</Banner>}
    </Stack>
  );
}
