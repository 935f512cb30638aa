import { expect, test } from 'vitest';
import { formatVideo, parseVideo, videoAddress, videoAt, videoPlayer } from './video.js';

const ID = 'dQw4w9WgX-_';

test.each([
  [`https://www.youtube.com/watch?v=${ID}&t=12s&list=PL1`, `youtube:${ID}`],
  [`youtu.be/${ID}?si=abc`, `youtube:${ID}`],
  [`http://m.youtube.com/shorts/${ID}`, `youtube:${ID}`],
  [`https://www.youtube-nocookie.com/embed/${ID}`, `youtube:${ID}`],
  [`https://youtube.com/live/${ID}?feature=share`, `youtube:${ID}`],
  ['https://vimeo.com/76979871', 'vimeo:76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'vimeo:76979871:8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo:76979871:8272103f6e'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo:76979871'],
])('%s is the video %s', (address, stored) => {
  const video = videoAt(address);
  expect(video && formatVideo(video)).toBe(stored);
  expect(video && videoAt(videoAddress(video))).toEqual(video);
  expect(video && videoAt(videoPlayer(video))).toEqual(video);
});

test.each([
  '',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/?https://youtu.be/${ID}`,
  `javascript:alert(1)//youtu.be/${ID}`,
  'https://vimeo.com/about',
  'https://vimeo.com/76979871/"><script>',
])('%s is no video', (address) => {
  expect(videoAt(address)).toBeUndefined();
});

test.each(['youtube:../../x', 'vimeo:1?a', 'dailymotion:x', `youtube:${ID}x`])(
  'no other text is a stored video: %s',
  (text) => {
    expect(parseVideo(text)).toBeUndefined();
  },
);
