"""Meshes from formulas: turned vessels, lumps, slabs, strips, discs and strands."""

import math

import bmesh
import bpy
from mathutils import Vector, noise


def mesh_object(name, vertices, faces, material=None, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    return adopt(mesh, material, smooth)


def adopt(mesh, material=None, smooth=True):
    """Puts a mesh on stage as an object, smooth-shaded, with its material."""
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    if material:
        mesh.materials.append(material)
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def copy(source, location, rotation=(0, 0, 0), scale=(1, 1, 1)):
    """Another object with the same mesh: costs the renderer next to nothing."""
    thing = bpy.data.objects.new(source.name, source.data)
    thing.location, thing.rotation_euler = location, rotation
    thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    bpy.context.collection.objects.link(thing)
    return thing


def discard(things):
    for thing in things:
        bpy.data.objects.remove(thing)


def curve_through(points, steps=8):
    """A smooth line through `points` (Catmull-Rom)."""
    padded = [points[0], *points, points[-1]]
    line = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(steps):
            t = step / steps
            line.append(
                tuple(
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
                    for p, q, r, s in zip(a, b, c, d, strict=False)
                )
            )
    return [*line, tuple(points[-1])]


def lathe(name, profile, material, segments=96, steps=6, wobble=0.0):
    """Turns the (radius, height) `profile` about the z axis, on a smooth line through it."""
    line = curve_through(profile, steps) if steps else profile
    vertices, faces = [], []
    for radius, height in line:
        for s in range(segments):
            angle = 2 * math.pi * s / segments
            r = radius * (1 + wobble * noise.noise((math.cos(angle), math.sin(angle), height * 2)))
            vertices.append((r * math.cos(angle), r * math.sin(angle), height))
    for ring in range(len(line) - 1):
        for s in range(segments):
            a, b = ring * segments + s, ring * segments + (s + 1) % segments
            faces.append((a, b, b + segments, a + segments))
    return mesh_object(name, vertices, faces, material)


def lump(name, size, material, rng, roughness=0.25, frequency=1.6, detail=3, flat=0.0):
    """An irregular rounded piece of the given (x, y, z) size; `flat` squares its faces."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=1)
    offset = Vector((rng.uniform(0, 90), rng.uniform(0, 90), rng.uniform(0, 90)))
    for vertex in shape.verts:
        p = vertex.co.normalized()
        if flat:
            p = p.lerp(p / max(abs(p.x), abs(p.y), abs(p.z)), flat)
        big = noise.noise(p * frequency + offset)
        small = noise.noise(p * frequency * 3 + offset) * 0.35
        p = p * (1 + roughness * (big + small))
        vertex.co = Vector((p.x * size[0], p.y * size[1], p.z * size[2]))
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    return adopt(mesh, material)


def disc(name, radius, height, material, rings=24, segments=72):
    """A filled disc whose z at (x, y) is `height(x, y)`."""
    vertices, faces = [(0, 0, height(0, 0))], []
    for ring in range(1, rings + 1):
        for s in range(segments):
            angle = 2 * math.pi * s / segments
            x, y = (radius * ring / rings * f(angle) for f in (math.cos, math.sin))
            vertices.append((x, y, height(x, y)))
    faces += [(0, 1 + s, 1 + (s + 1) % segments) for s in range(segments)]
    for ring in range(rings - 1):
        for s in range(segments):
            a, b = 1 + ring * segments + s, 1 + ring * segments + (s + 1) % segments
            faces.append((a, a + segments, b + segments, b))
    return mesh_object(name, vertices, faces, material)


def sheet(name, place, material, across=10, along=20, thickness=0.0):
    """A surface `place(u, v)` for u along 0..1 and v across -1..1, optionally thickened."""
    vertices = [place(i / along, 2 * j / across - 1) for i in range(along + 1) for j in range(across + 1)]
    row = across + 1
    faces = [(i * row + j, i * row + j + 1, (i + 1) * row + j + 1, (i + 1) * row + j) for i in range(along) for j in range(across)]
    thing = mesh_object(name, vertices, faces, material)
    if thickness:
        solid = thing.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness, solid.offset = thickness, 0
    return thing


def strand(name, points, radius, material, taper=None, resolution=3, cyclic=False):
    """A round strand through `points`; `taper` is a radius factor per point."""
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions = '3D'
    data.bevel_depth, data.bevel_resolution, data.use_fill_caps = radius, resolution, True
    spline = data.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for index, (point, target) in enumerate(zip(points, spline.points, strict=False)):
        target.co = (*point, 1)
        target.radius = taper[index] if taper else 1
    spline.use_cyclic_u = cyclic
    spline.use_smooth = True
    if material:
        data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def tube(name, inner, outer, length, material, rng, wobble=0.06, segments=20):
    """A short hollow ring, such as a slice of scallion or chilli, lying along z."""
    seed = rng.uniform(0, 90)
    vertices, faces = [], []
    half, lip = length / 2, (outer - inner) * 0.3
    profile = [
        (inner, -half),
        (inner, half),
        (inner + lip, half + lip * 0.5),
        (outer - lip, half + lip * 0.5),
        (outer, half),
        (outer, -half),
        (outer - lip, -half - lip * 0.5),
        (inner + lip, -half - lip * 0.5),
    ]
    for radius, z in profile:
        for s in range(segments):
            angle = 2 * math.pi * s / segments
            r = radius * (1 + wobble * 2 * noise.noise((math.cos(angle) + seed, math.sin(angle), 0)))
            vertices.append((r * math.cos(angle), r * math.sin(angle), z))
    count = len(profile)
    for ring in range(count):
        for s in range(segments):
            a, b = ring * segments + s, ring * segments + (s + 1) % segments
            c, d = (ring + 1) % count * segments + (s + 1) % segments, (ring + 1) % count * segments + s
            faces.append((a, b, c, d))
    return mesh_object(name, vertices, faces, material)
