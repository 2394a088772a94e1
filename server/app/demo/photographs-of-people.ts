import type { Photograph } from './photograph.ts'

/** People who stand in for customers; the names beside them in the demo are invented. */
export const FACES = {
  faceGlasses: face(
    'material-dashboard',
    'ivana-square.jpg',
    'Man with round glasses and a short beard',
    'رجل بنظارة مستديرة ولحية قصيرة',
  ),
  faceStripes: face(
    'material-dashboard',
    'ivana-squares.jpg',
    'Woman with long hair and a striped shirt outdoors',
    'امرأة بشعر طويل وقميص مخطط في الهواء الطلق',
  ),
  faceProfile: face(
    'material-dashboard',
    'kal-visuals-square.jpg',
    'Dark-haired man in profile',
    'رجل داكن الشعر من الجانب',
  ),
  faceHoops: face(
    'material-dashboard',
    'marie.jpg',
    'Woman with glasses, large hoop earrings and dark hair',
    'امرأة بنظارة وأقراط كبيرة وشعر داكن',
  ),
  faceBeanie: face(
    'material-dashboard',
    'team-2.jpg',
    'Laughing man with a grey beanie and sunglasses',
    'رجل يضحك بقبعة رمادية ونظارة شمسية',
  ),
  faceRed: face(
    'material-dashboard',
    'team-3.jpg',
    'Red-haired woman resting her chin on her hand',
    'امرأة صهباء تسند ذقنها إلى يدها',
  ),
  faceHat: face('material-dashboard', 'team-4.jpg', 'Young man with a black hat', 'شاب بقبعة سوداء'),
  faceBlonde: face(
    'material-dashboard',
    'team-5.jpg',
    'Blonde woman in front of green leaves',
    'امرأة شقراء أمام أوراق خضراء',
  ),
  faceYellow: face(
    'soft-ui-design-system',
    'bruce-mars.jpg',
    'Man with a yellow cap and glasses',
    'رجل بقبعة صفراء ونظارة',
  ),
  faceHoodie: face(
    'soft-ui-design-system',
    'ivana.jpg',
    'Laughing woman with curly hair in a grey hoodie',
    'امرأة تضحك بشعر مجعد وسترة رمادية',
    [0.1, 0.3, 0.8, 0.55],
  ),
  faceBraids: face(
    'soft-ui-design-system',
    'kal-visuals-square.jpg',
    'Smiling woman with long braids and a striped dress',
    'امرأة مبتسمة بضفائر طويلة وثوب مخطط',
  ),
  faceWindow: face(
    'soft-ui-design-system',
    'marie.jpg',
    'Dark-haired woman looking aside at a blue wall',
    'امرأة داكنة الشعر تنظر جانبًا قرب جدار أزرق',
  ),
  faceBeard: face(
    'soft-ui-design-system',
    'team-3.jpg',
    'Bearded man with glasses holding his collar',
    'رجل ملتحٍ بنظارة يمسك ياقته',
  ),
  faceKnit: face(
    'soft-ui-design-system',
    'team-4.jpg',
    'Man in profile wearing a dark knitted jumper',
    'رجل من الجانب بسترة محبوكة داكنة',
  ),
} as const satisfies Record<string, Photograph>

function face(
  from: Photograph['package'],
  file: string,
  en: string,
  ar: string,
  crop?: Photograph['crop'],
): Photograph {
  return { package: from, file, alt: { en, ar }, ...(crop && { crop }) }
}
