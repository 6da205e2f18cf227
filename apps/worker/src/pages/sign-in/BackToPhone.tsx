import { IconLink } from '@repo/ui/components/IconButton';
import { ArrowLeftIcon } from '@repo/ui/icons/ArrowLeftIcon';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';

/** The arrow back to the phone form (worker spec 2.9). */
export function BackToPhone() {
  const { say } = useLanguage();
  return <IconLink label={say('otp.back')} icon={<ArrowLeftIcon />} href={paths.auth} />;
}
