import { fakeCamera } from '@repo/ui/story-kit/fake-camera';

type Asked = MediaStreamConstraints | undefined;

/** The camera at the back of the phone shows a card, the other camera a face. */
function sees(asked: Asked): MediaStream {
  const facing = typeof asked?.video === 'object' ? asked.video.facingMode : 'user';
  return fakeCamera(facing === 'environment' ? 'card' : 'face').stream;
}

const cameras = [1, 2].map(() => ({ kind: 'videoinput' }));

function install(getUserMedia: (asked: Asked) => Promise<MediaStream>): void {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia, enumerateDevices: () => Promise.resolve(cameras) },
  });
}

/** A phone with two cameras, without a permission prompt. */
export const withCamera = (): void => install((asked) => Promise.resolve(sees(asked)));

/** A browser that refuses the camera, with this error name as the reason. */
export const withoutCamera = (name: 'NotAllowedError' | 'NotFoundError' | 'NotReadableError') => (): void =>
  install(() => Promise.reject(new DOMException('', name)));

/** A browser that has not answered the request for the camera yet. */
export const cameraOpens = (): void => install(() => new Promise(() => undefined));
