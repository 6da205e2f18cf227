import { Banner } from '@repo/ui/components/Banner';
import { TextLink } from '@repo/ui/components/TextLink';
import { useLanguage } from '../../language/use-language.ts';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { homeWords } from './home-words.ts';

/** Her profile was saved a moment ago, and its photo was not: a toast alone would be gone before she has read it. */
export function PhotoFailed() {
  const { language } = useLanguage();
  const { photoFailed = false } = useNavigationState('dashboard') ?? {};
  if (!photoFailed) return null;
  const words = homeWords[language].photoFailed;
  return (
    <Banner
      tone="warning"
      announce
      action={
        <TextLink href={`${paths.completeProfile}?step=3`} placement="alone">
          {words.again}
        </TextLink>
      }
    >
      {words.text}
    </Banner>
  );
}
