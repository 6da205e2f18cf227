import { VERIFICATION_BANNER_MILLISECONDS } from '@repo/domain/timers';
import { Banner } from '@repo/ui/components/Banner';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { useNavigationState } from '../../navigation-state.ts';

/** Shown for five seconds after a successful verification. */
export function JustCompleted() {
  const { say } = useLanguage();
  const { verificationCompleted = false } = useNavigationState('dashboard') ?? {};
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!verificationCompleted) return;
    const timer = setTimeout(() => setOver(true), VERIFICATION_BANNER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [verificationCompleted]);
  if (!verificationCompleted || isOver) return null;
  return <Banner tone="success">{say('dashboard.completed')}</Banner>;
}
