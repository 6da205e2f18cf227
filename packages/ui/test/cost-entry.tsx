// The components of the first sign-in page, as the apps import them. `cost.test.ts` builds and weighs them. Those of the code
// are fetched while it is sent.
import '@repo/ui/themes/employer.css.ts';
export { Banner } from '@repo/ui/components/Banner';
export { Button } from '@repo/ui/components/Button';
export { LinkProvider } from '@repo/ui/components/LinkProvider';
export { PhoneField } from '@repo/ui/components/PhoneField';
export { RoomForError } from '@repo/ui/components/RoomForError';
export { SandboxRibbon } from '@repo/ui/components/SandboxRibbon';
export { Spinner } from '@repo/ui/components/Spinner';
export { TextField } from '@repo/ui/components/TextField';
export { TextLink } from '@repo/ui/components/TextLink';
export { WaitLine } from '@repo/ui/components/WaitLine';
export { useForm } from '@repo/ui/forms/use-form';
export { Form } from '@repo/ui/patterns/Form';
export { SignInLayout } from '@repo/ui/patterns/SignInLayout';
export { Stack } from '@repo/ui/primitives/Stack';
export { Text } from '@repo/ui/primitives/Text';
