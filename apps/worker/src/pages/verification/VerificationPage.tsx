import { Banner } from '@repo/ui/components/Banner';
import { useLanguage } from '../../language/use-language.ts';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

/** How her check stands (worker spec 2.14). */
export default function VerificationPage() {
  const { say } = useLanguage();
  const isEnforced = useNavigationState('verification')?.enforceVerification === true;
  return (
    <Screen title={say('verification.title')} back={{ label: say('nav.toDashboard'), href: paths.dashboard }}>
      {isEnforced && <Banner tone="info">{say('verification.enforced')}</Banner>}
    </Screen>
  );
}
