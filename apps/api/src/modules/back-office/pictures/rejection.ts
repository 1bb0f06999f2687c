import type { ErrorData } from '@claypot/sdk/counter/contract-types';
import { ApiError } from '../../../shared/api-error.ts';
import type { Language } from '../../../shared/text/language.ts';

type Reason = ErrorData['PICTURE_REJECTED']['reason'];

const MESSAGES: Readonly<Record<Reason, Readonly<Record<Language, string>>>> = {
  heic: {
    en: 'This is a HEIC photo. Save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).',
    zh_CN: '这是 HEIC 照片。请另存为 JPEG（iPhone：设置 › 相机 › 格式 › 兼容性最佳）。',
  },
  damaged: {
    en: 'This picture is damaged or incomplete. Open it, save it again as JPEG, and try once more.',
    zh_CN: '此图片已损坏或不完整。请打开后另存为 JPEG，再试一次。',
  },
  not_a_picture: {
    en: 'This file is not a picture that can be read. Use JPEG, PNG, WebP, AVIF or GIF.',
    zh_CN: '无法识别此文件为图片。请使用 JPEG、PNG、WebP、AVIF 或 GIF。',
  },
  too_many_pixels: {
    en: 'This picture has more than 120 megapixels. Make it smaller and try again.',
    zh_CN: '此图片超过 1.2 亿像素。请缩小后再试。',
  },
  drawing: {
    en: 'This SVG drawing cannot be used here. Only a logo may be an SVG, of at most 30 kB, without scripts, styles and links. Save it as PNG.',
    zh_CN:
      '此处不能使用此 SVG 图形。只有标志可以是 SVG，不超过 30 kB，且不含脚本、样式和链接。请另存为 PNG。',
  },
  crop: {
    en: 'The chosen part is outside the picture. Choose it again.',
    zh_CN: '所选区域超出图片范围。请重新选择。',
  },
};

/** Returns the error for a file that cannot be used as a picture. */
export function pictureRejected(reason: Reason, language: Language, cause?: unknown): ApiError {
  return new ApiError('PICTURE_REJECTED', {
    data: { reason, message: MESSAGES[reason][language] },
    cause,
  });
}
