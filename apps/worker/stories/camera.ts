/** A face of no one, and a card that is nobody's, as a camera would see them. */
function draw(context: CanvasRenderingContext2D, facing: unknown): void {
  const { width, height } = context.canvas;
  const [x, y] = [width / 2, height / 2];
  context.fillStyle = '#8fb0b3';
  context.fillRect(0, 0, width, height);
  if (facing === 'environment') {
    context.fillStyle = '#e8e4d4';
    context.fillRect(x - 260, y - 165, 520, 330);
    context.fillStyle = '#40464a';
    for (let line = 0; line < 8; line += 1) context.fillRect(x - 60, y - 120 + line * 32, 280, 12);
    return;
  }
  context.fillStyle = '#7a4e33';
  context.beginPath();
  context.ellipse(x, y, 105, 140, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#15110f';
  for (const side of [-1, 1]) context.fillRect(x + side * 42 - 14, y - 30, 28, 12);
  context.fillRect(x - 34, y + 62, 68, 10);
}

function streamOf(facing: unknown): MediaStream {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is nothing to draw on');
  const stream = canvas.captureStream();
  const [track] = stream.getVideoTracks();
  draw(context, facing);
  const timer = setInterval(() => {
    if (track?.readyState === 'ended') clearInterval(timer);
    else draw(context, facing);
  }, 100);
  return stream;
}

type Asked = MediaStreamConstraints | undefined;
const facingOf = (asked: Asked): unknown =>
  typeof asked?.video === 'object' ? asked.video.facingMode : null;

const cameras = [1, 2].map(() => ({ kind: 'videoinput' }));

function install(getUserMedia: (asked: Asked) => Promise<MediaStream>): void {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia, enumerateDevices: () => Promise.resolve(cameras) },
  });
}

/** A phone with two cameras, which nobody has to allow. */
export const withCamera = (): void => install((asked) => Promise.resolve(streamOf(facingOf(asked))));

/** A browser that says no, in its own word for why. */
export const withoutCamera = (name: 'NotAllowedError' | 'NotFoundError' | 'NotReadableError') => (): void =>
  install(() => Promise.reject(new DOMException('', name)));

/** One that is asked and has not answered. */
export const cameraOpens = (): void => install(() => new Promise(() => undefined));
