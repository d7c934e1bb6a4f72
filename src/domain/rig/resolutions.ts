/** Usual resolutions of panels, by their true shape. */
export const usualResolutions = [
  {
    soldAs: '16:9',
    ratio: '16:9',
    pixels: ['1920x1080', '2560x1440', '3840x2160', '5120x2880', '7680x4320'],
  },
  { soldAs: '21:9', ratio: '64:27', pixels: ['2560x1080', '5120x2160'] },
  { soldAs: '21:9', ratio: '43:18', pixels: ['3440x1440'] },
  { soldAs: '24:10', ratio: '12:5', pixels: ['3840x1600'] },
  { soldAs: '32:9', ratio: '32:9', pixels: ['3840x1080', '5120x1440', '7680x2160'] },
  { soldAs: '32:10', ratio: '16:5', pixels: ['3840x1200'] },
  { soldAs: '16:10', ratio: '8:5', pixels: ['1280x800', '1920x1200', '2560x1600', '3840x2400'] },
  { soldAs: '3:2', ratio: '3:2', pixels: ['2256x1504', '3000x2000', '3840x2560'] },
  { soldAs: '4:3', ratio: '4:3', pixels: ['1024x768', '1600x1200', '2048x1536'] },
  { soldAs: '5:4', ratio: '5:4', pixels: ['1280x1024', '2560x2048'] },
] as const satisfies readonly {
  readonly soldAs: `${number}:${number}`;
  readonly ratio: `${number}:${number}`;
  readonly pixels: readonly `${number}x${number}`[];
}[];
