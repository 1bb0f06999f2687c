"""Shaders: everything edible and everything it is served in. Colours are sRGB hex strings."""

import bpy


def linear(color, alpha=1.0):
    """'#rrggbb' as the linear RGBA tuple the render engine works in."""
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    decoded = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return (*decoded, alpha)


class Graph:
    """A thin wrapper that makes node graphs readable: `graph.add(type, inputs)` and links."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node.inputs[key], value)
        return node

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        else:
            socket.default_value = value

    def set(self, **values):
        for key, value in values.items():
            self.put(self.shader.inputs[key.replace('_', ' ')], value)

    def place(self):
        """Object coordinates shifted by the object's own place, so that copies differ."""
        coords = self.add('TexCoord').outputs['Object']
        info = self.add('ObjectInfo')
        spread = self.add('VectorMath', {0: info.outputs['Location'], 1: (7.3, 5.1, 3.7)}, operation='MULTIPLY')
        return self.add('VectorMath', {0: coords, 1: spread}, operation='ADD')

    def noise(self, vector, scale, detail=4, rough=0.55, distortion=0.0):
        return self.add(
            'TexNoise',
            {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': distortion},
        )

    def ramp(self, factor, stops):
        """A colour ramp through `stops`: (position, '#rrggbb') pairs."""
        node = self.add('ValToRGB', {'Fac': factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops, strict=False):
            element.position, element.color = position, linear(color)
        return node

    def remap(self, value, low, high):
        return self.add('MapRange', {'Value': value, 'To Min': low, 'To Max': high})

    def jitter(self, color, hue, saturation, value):
        """Shifts a colour a little per object: no two pieces are equally done."""
        seed = self.add('ObjectInfo').outputs['Random']
        other = self.add('TexWhiteNoise', {'W': seed}, noise_dimensions='1D').outputs['Value']
        return self.add(
            'HueSaturation',
            {
                'Color': color,
                'Hue': self.remap(seed, 0.5 - hue, 0.5 + hue),
                'Saturation': self.remap(other, 1 - saturation, 1 + saturation),
                'Value': self.remap(seed, 1 - value, 1 + value),
            },
        )

    def bump(self, height, strength, distance=0.02):
        node = self.add('Bump', {'Height': height, 'Strength': strength, 'Distance': distance})
        self.put(self.shader.inputs['Normal'], node)


def food(
    name,
    stops,
    scale=4.0,
    rough=(0.3, 0.5),
    sss=0.0,
    sss_color=None,
    sss_radius=(1, 0.4, 0.2),
    sss_scale=0.06,
    coat=0.0,
    coat_rough=0.08,
    bump=0.3,
    bump_scale=22,
    bump_distance=0.02,
    jitter=(0.01, 0.1, 0.15),
    specular=0.5,
    distortion=0.6,
):
    """The general foodstuff: blotchy colour, uneven gloss, optional depth and wet coat."""
    g = Graph(name)
    place = g.place()
    blotch = g.noise(place, scale, distortion=distortion)
    color = g.jitter(g.ramp(blotch.outputs['Fac'], stops), *jitter)
    grain = g.noise(place, bump_scale, detail=6)
    g.set(
        Base_Color=color,
        Roughness=g.remap(g.noise(place, scale * 2.2).outputs['Fac'], *rough),
        Specular=specular,
        Clearcoat=coat,
        Clearcoat_Roughness=coat_rough,
    )
    if sss > 0.15:  # less than this costs samples and is not seen
        g.set(Subsurface=sss, Subsurface_Radius=tuple(r * sss_scale for r in sss_radius))
        g.put(g.shader.inputs['Subsurface Color'], linear(sss_color) if sss_color else color)
    if bump:
        g.bump(grain.outputs['Fac'], bump, bump_distance)
    return g.material


def backdrop(color):
    """A painted board: nearly even, matt, with the faintest cloud of tone."""
    g = Graph('backdrop')
    coords = g.add('TexCoord').outputs['Object']
    cloud = g.noise(coords, 0.35, detail=3)
    fine = g.noise(coords, 60, detail=4)
    shade = g.add('HueSaturation', {'Color': linear(color), 'Value': g.remap(cloud.outputs['Fac'], 0.93, 1.07)})
    g.set(Base_Color=shade, Roughness=0.75, Specular=0.25)
    g.bump(fine.outputs['Fac'], 0.04)
    return g.material


def glaze(color, edge=None, rough=(0.12, 0.28), speckle=0.0):
    """Fired glaze: glossy and slightly pooled; `edge` shows where it breaks thin."""
    g = Graph('glaze')
    coords = g.add('TexCoord').outputs['Object']
    pool = g.noise(coords, 2.2, detail=5, distortion=0.8)
    tone = g.ramp(pool.outputs['Fac'], [(0.3, color), (0.72, edge or color)])
    color_out = tone
    if speckle:
        dots = g.noise(coords, 55, detail=2)
        mask = g.add('MapRange', {'Value': dots.outputs['Fac'], 'From Min': 0.64, 'From Max': 0.7})
        color_out = g.add('MixRGB', {'Fac': mask, 'Color1': tone, 'Color2': linear('#6b4a32')})
    g.set(Base_Color=color_out, Roughness=g.remap(pool.outputs['Fac'], *rough), Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.06)
    g.bump(g.noise(coords, 14, detail=3).outputs['Fac'], 0.06, 0.03)
    return g.material


def raw_clay(color='#b58a63'):
    """Unglazed, sandy, a little scorched."""
    g = Graph('clay')
    coords = g.add('TexCoord').outputs['Object']
    sand = g.noise(coords, 70, detail=6)
    scorch = g.noise(coords, 1.6, detail=4, distortion=1)
    tone = g.ramp(scorch.outputs['Fac'], [(0.35, '#5d4230'), (0.6, color)])
    g.set(Base_Color=tone, Roughness=0.85, Specular=0.2)
    g.bump(sand.outputs['Fac'], 0.35)
    return g.material


def liquid(name, deep, thin, rough=0.04, scale=2.0, sss=0.0, bump=0.05, bump_scale=3.0, coat=0.5, clear=0.0):
    """Broth, gravy, milk: a smooth wet surface whose tone drifts from deep to thin.

    `clear` lets that part of the light straight through, tinted: what is sunk in it shows.
    """
    g = Graph(name)
    coords = g.add('TexCoord').outputs['Object']
    drift = g.noise(coords, scale, detail=4, distortion=0.7)
    tone = g.ramp(drift.outputs['Fac'], [(0.32, deep), (0.68, thin)])
    g.set(Base_Color=tone, Roughness=rough, Specular=0.6, Clearcoat=coat, Clearcoat_Roughness=0.03)
    if sss:
        g.set(Subsurface=sss, Subsurface_Radius=(0.08, 0.04, 0.02), Subsurface_Color=tone)
    g.bump(g.noise(coords, bump_scale, detail=2).outputs['Fac'], bump, 0.1)
    if clear:
        through = g.add('BsdfTransparent', {'Color': linear(thin)})
        mix = g.add('MixShader', {'Fac': clear})
        g.put(mix.inputs[1], g.shader.outputs[0])
        g.put(mix.inputs[2], through)
        g.put(g.tree.nodes['Material Output'].inputs['Surface'], mix)
    return g.material


def clear(name, color='#ffffff', body=0.0, edge=0.5):
    """Glass and ice without refraction: light passes straight, so nothing inside goes dark.

    `body` is the part that is milky rather than clear; `edge` how strong the rim shows.
    """
    g = Graph(name)
    facing = g.add('LayerWeight', {'Blend': 0.28}).outputs['Facing']
    shine = g.add('MapRange', {'Value': facing, 'From Min': 0.2, 'To Min': 0.02, 'To Max': edge})
    g.set(Base_Color=linear(color), Roughness=0.02, Specular=1.0, Clearcoat=1.0)
    thickness = g.add('Math', {0: shine, 1: body}, operation='ADD', use_clamp=True)
    mix = g.add('MixShader', {'Fac': thickness})
    g.put(mix.inputs[1], g.add('BsdfTransparent', {'Color': linear(color)}))
    shine_only = g.add('BsdfGlossy', {'Roughness': 0.03})
    g.put(mix.inputs[2], g.shader.outputs[0] if body else shine_only)
    g.put(g.tree.nodes['Material Output'].inputs['Surface'], mix)
    return g.material


def plain(name, color, rough=0.5, specular=0.4, coat=0.0, metal=0.0, sss=0.0):
    g = Graph(name)
    g.set(Base_Color=linear(color), Roughness=rough, Specular=specular, Clearcoat=coat, Metallic=metal)
    if sss:
        g.set(Subsurface=sss, Subsurface_Radius=(0.06, 0.03, 0.02), Subsurface_Color=linear(color))
    return g.material


def wood(color='#8a5a34', dark='#5b371f', rough=0.45):
    g = Graph('wood')
    coords = g.add('TexCoord').outputs['Object']
    grain = g.add('Mapping', {'Vector': coords, 'Scale': (1.0, 9.0, 6.0)})
    lines = g.noise(grain, 2.5, detail=8, distortion=0.6)
    g.set(Base_Color=g.ramp(lines.outputs['Fac'], [(0.35, dark), (0.65, color)]), Roughness=rough)
    g.bump(lines.outputs['Fac'], 0.12)
    return g.material


def by_length(
    name,
    stops,
    axis='X',
    span=(-0.5, 0.5),
    rough=0.4,
    sss=0.0,
    coat=0.0,
    blotch=0.18,
    bump=0.2,
    bump_scale=18,
    jitter=(0.008, 0.1, 0.12),
    translucent=False,
):
    """Colour that runs along one local axis, broken up by noise: leaves, layered pork, prawns."""
    g = Graph(name)
    coords = g.add('TexCoord').outputs['Object']
    along = g.add('SeparateXYZ', {'Vector': coords}).outputs[axis]
    t = g.add('MapRange', {'Value': along, 'From Min': span[0], 'From Max': span[1]})
    wobble = g.noise(g.place(), 5, detail=5)
    shift = g.add('Math', {0: g.remap(wobble.outputs['Fac'], -blotch, blotch), 1: t}, operation='ADD')
    color = g.jitter(g.ramp(shift, stops), *jitter)
    g.set(Base_Color=color, Roughness=rough, Clearcoat=coat, Clearcoat_Roughness=0.1)
    if sss:
        g.set(Subsurface=sss, Subsurface_Radius=(0.05, 0.03, 0.015), Subsurface_Color=color)
    if bump:
        g.bump(g.noise(g.place(), bump_scale, detail=5).outputs['Fac'], bump)
    return g.material
